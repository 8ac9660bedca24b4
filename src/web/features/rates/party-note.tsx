// What customs will ask of sender or recipient, said before payment, with a link to where it is entered.
import { Link } from 'wouter';
import type { ShipmentData } from '#contract/rates.ts';
import { customsIdName, type PartyFinding } from '#domain/customs-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCountryName } from '../../lib/country-names.ts';
import { useProfile } from '../../lib/profile.ts';
import { WayToField } from './too-long.tsx';

type Props = { party: PartyFinding; shipment: ShipmentData; userId: string };

export function PartyNote({ party, shipment, userId }: Props) {
  const t = useText().papers.check.parties;
  const { country } = shipment.toAddress;
  const name = useCountryName()(country);
  switch (party) {
    case 'customs_id_missing':
      return (
        <>
          {t.customsId(name, customsIdName(country) ?? '')}{' '}
          <WayToField path="toAddress.customsId" userId={userId}>
            {t.enter}
          </WayToField>
        </>
      );
    case 'recipient_papers':
      return t.papers(name);
    case 'recipient_eori_missing':
      return (
        <>
          {t.recipientEori} <WayToProfile userId={userId} />
        </>
      );
    case 'sender_eori_missing':
      return (
        <>
          {t.senderEori} <WayToProfile userId={userId} />
        </>
      );
  }
}

/** Only a business account has a number there, and only one without it is led there. */
function WayToProfile({ userId }: { userId: string }) {
  const { toProfile } = useText().papers.check.parties;
  const { data: profile } = useProfile(userId);
  return (
    profile?.business &&
    !profile.eori && (
      <Link href="/profile" className="inline-block py-0.5 text-harbour underline underline-offset-2">
        {toProfile}
      </Link>
    )
  );
}
