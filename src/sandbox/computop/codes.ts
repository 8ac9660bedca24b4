// Paygate's answer codes: eight characters for severity, module (3), detail (4).

/**
 * Documented: success, both MAC codes, detail 0053 (buyer cancelled), 03xx (the issuer's answer, 05 = declined),
 * 22720040 as an example of a refused payment, and the modules 010 missing, 011 format, 012 invalid, 014 too long, 016
 * unknown, 017 already exists. The other details are the sandbox's own.
 */
export const CODES = {
  ok: '00000000',
  pending: '60000000',
  macMissing: '20100044',
  macWrong: '20120044',
  cancelled: '20100053',
  declined: '22060305',
  notAuthenticated: '22720040',
  incomplete3ds: '21200015',
  protocolError3ds: '21200011',
  transIdUsed: '20170002',
  reqIdUsed: '20170009',
  paymentUnknown: '20160003',
  amountWrong: '20120004',
  currencyWrong: '20120005',
  bookingRefused: '22060362',
  reversalRefused: '22060306',
  nothingToUndo: '20120303',
  simulationDisabled: '20190001',
} as const;

/** The detail of each parameter; 0044 is documented. */
const PARAMETERS: Readonly<Record<string, string>> = {
  MerchantID: '0001',
  TransID: '0002',
  PayID: '0003',
  Amount: '0004',
  Currency: '0005',
  RefNr: '0006',
  OrderDesc: '0007',
  Capture: '0008',
  ReqId: '0009',
  Data: '0010',
  Len: '0011',
};

const MODULES = { missing: '010', format: '011', invalid: '012', tooLong: '014', unknown: '016' } as const;

export type ParameterFault = { fault: keyof typeof MODULES; parameter: string };

export const parameterCode = ({ fault, parameter }: ParameterFault) =>
  `2${MODULES[fault]}${PARAMETERS[parameter] ?? '0099'}`;
