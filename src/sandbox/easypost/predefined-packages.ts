// The carriers' own boxes and envelopes, by the names that a parcel may give instead of dimensions.
import type { Carrier } from './carrier-accounts.ts';

const PACKAGES: Partial<Record<Carrier, readonly string[]>> = {
  DHLExpress: [
    ...['Document', 'ExpressDocument', 'Parcel', 'YourPackaging', 'OtherDHLPackaging', 'Domestic'],
    ...['DHLFlyer', 'DHLExpressEnvelope', 'JumboBox', 'JumboDocument', 'JumboParcel'],
    ...['JuniorJumboBox', 'JumboJuniorDocument', 'JumboJuniorParcel'],
  ],
  FedEx: [
    ...['FedExEnvelope', 'FedExBox', 'FedExPak', 'FedExTube', 'FedEx10kgBox', 'FedEx25kgBox'],
    ...['FedExSmallBox', 'FedExMediumBox', 'FedExLargeBox', 'FedExExtraLargeBox'],
  ],
  UPS: [
    ...['UPSLetter', 'Pak', 'Tube', 'UPSExpressBox', 'UPS10kgBox', 'UPS25kgBox'],
    ...['SmallExpressBox', 'MediumExpressBox', 'LargeExpressBox'],
  ],
  USPS: [
    ...['Card', 'Letter', 'Flat', 'Parcel', 'LargeParcel', 'IrregularParcel', 'SoftPack'],
    ...['FlatRateEnvelope', 'FlatRateLegalEnvelope', 'FlatRatePaddedEnvelope'],
    ...['SmallFlatRateBox', 'MediumFlatRateBox', 'LargeFlatRateBox', 'LargeFlatRateBoxAPOFPO'],
  ],
};

const known = new Set(Object.values(PACKAGES).flat());

export const isPredefinedPackage = (name: string): boolean => known.has(name);
