// Requests refunds of labels: once, read back if the answer is lost, and with the current state if already requested.
import { asFault, UpstreamError } from '../../errors.ts';
import type { CarrierPort, LabelRefund } from '../carrier.ts';
import { type EasyPostClient, READ_TIMEOUT_MS } from './client.ts';
import { shipmentPath } from './purchase-mapping.ts';
import { WireRefundable } from './wire.ts';

const BUSY_RETRIES = 2;

export function createRefunds(
  client: EasyPostClient,
  timeoutMs: number,
): Pick<CarrierPort, 'findRefund' | 'requestRefund'> {
  const call = { schema: WireRefundable, busyRetries: BUSY_RETRIES } as const;

  const findRefund = async (shipmentId: string): Promise<LabelRefund> => {
    const path = shipmentPath(shipmentId);
    return fromShipment(await client({ ...call, method: 'GET', path, timeoutMs: READ_TIMEOUT_MS }));
  };

  /**
   * A refusal with no refund on record is the carrier's no; a lost answer with none stays in doubt. So does one that
   * finds a rejection, which may answer an earlier request.
   */
  const settle = async (shipmentId: string, fault: UpstreamError): Promise<LabelRefund> => {
    const isRefusal = fault.fault.code === 'refund_refused';
    if (fault.fault.outcome === 'none' && !isRefusal) throw fault;
    const standing = await findRefund(shipmentId).catch(asFault);
    if (standing instanceof UpstreamError) throw stillUnknown(fault);
    if (!isRefusal && (standing === 'none' || standing === 'rejected')) throw stillUnknown(fault);
    return standing === 'none' ? 'rejected' : standing;
  };

  return {
    findRefund,
    async requestRefund(shipmentId) {
      const path = `${shipmentPath(shipmentId)}/refund`;
      const asked = await client({ ...call, method: 'POST', path, timeoutMs, fresh: true }).catch(asFault);
      if (asked instanceof UpstreamError) return settle(shipmentId, asked);
      const status = fromShipment(asked);
      return status === 'none' ? settle(shipmentId, unconfirmed()) : status;
    },
  };
}

/** `not_applicable`: a carrier that bills on scan has charged nothing, so nothing is lost; this state is final. */
function fromShipment({ refund_status: status }: WireRefundable): LabelRefund {
  if (!status) return 'none';
  return status === 'not_applicable' ? 'refunded' : status;
}

const stillUnknown = ({ fault, message }: UpstreamError): UpstreamError =>
  new UpstreamError({ ...fault, outcome: 'unknown' }, message);

const unconfirmed = (): UpstreamError =>
  new UpstreamError(
    { upstream: 'easypost', kind: 'unavailable', code: 'unconfirmed', outcome: 'unknown' },
    'The refund was accepted without a status.',
  );
