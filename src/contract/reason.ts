// Reason codes of refused fields as English sentences; the browser's English texts start from this table.

/** Wording of A§5 and B§5 where the specification gives one. */
export const reasonSentences = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  invalid_characters: 'This text contains characters that cannot be used',
  too_short: 'This text is too short',
  too_long: 'This text is too long',
  too_small: 'This number is too small',
  too_large: 'This number is too large',
  too_many: 'There are too many entries',
  too_few: 'There are too few entries',
  unknown: 'This value is unknown',
  name_required: 'Name is required',
  order_number_required: 'Order number is required',
  street_required: 'Street address is required',
  city_required: 'City is required',
  zip_required: 'ZIP code is required',
  country_required: 'Country is required',
  state_required: 'State or province is required',
  country_unknown: 'This country is unknown',
  sender_country_required: 'Sender country is required',
  destination_country_required: 'Destination country is required',
  phone_required: 'Phone number is required',
  email_required: 'Valid email is required',
  email_invalid: 'Valid email is required',
  length_positive: 'Length must be positive',
  width_positive: 'Width must be positive',
  height_positive: 'Height must be positive',
  weight_positive: 'Weight must be positive',
  value_positive: 'Value must be positive',
  description_too_short: 'Description must be at least 20 characters',
  hs_code_invalid: 'HS code must have 6, 8 or 10 digits',
  hs_code_chapter: 'HS code must begin with a chapter from 01 to 97, except 77',
  parcel_required: 'At least one package is required',
  too_many_parcels: 'At most 10 packages are possible',
  password_required: 'Password is required',
  password_rules: 'Password must have at least 8 characters, 1 uppercase letter and 1 digit',
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  company_name_required: 'Company name is required',
  vat_id_invalid: 'This is not a VAT ID of an EU member state',
  eori_invalid: 'An EORI number has a country code of the EU or GB and up to 15 letters and digits',
  pickup_date_range: 'This pickup date is not available',
  pickup_weekend: 'There is no pickup on weekends',
  pickup_holiday: 'There is no pickup on this day',
  pickup_start: 'Pickup starts at 10:00 or 11:00',
  pickup_end: 'Pickup ends at 15:00 or 16:00',
  pickup_lead: 'Pickup must be at least 3 hours from now',
  pickup_hold:
    'Because of the export declaration, pickup is possible 27 hours after the order at the earliest',
  pickup_min_window: 'The pickup window must be at least 5 hours',
} as const;
export type Reason = keyof typeof reasonSentences;

/** The sentence for a reason code; a general one for a code that is not in the table. */
export const sentenceFor = (reason: string): string =>
  Object.hasOwn(reasonSentences, reason) ? reasonSentences[reason as Reason] : reasonSentences.invalid;
