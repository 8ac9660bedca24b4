// The EasyPost objects as sent over the wire, field by field.

export type Message = { carrier: string; carrier_account_id: string; type: string; message: string };

export type FieldError = { code: string; field: string; message: string; suggestion: string | null };

export type Verification = {
  success: boolean;
  errors: FieldError[];
  details: { latitude?: number; longitude?: number; time_zone?: string } | null;
};

export type Address = {
  id: string;
  object: 'Address';
  created_at: string;
  updated_at: string;
  name: string | null;
  company: string | null;
  street1: string | null;
  street2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  mode: 'test';
  carrier_facility: string | null;
  residential: boolean | null;
  federal_tax_id: string | null;
  state_tax_id: string | null;
  verifications: { zip4?: Verification; delivery?: Verification };
};

/** Inches and ounces. */
export type Parcel = {
  id: string;
  object: 'Parcel';
  created_at: string;
  updated_at: string;
  length: number | null;
  width: number | null;
  height: number | null;
  predefined_package: string | null;
  weight: number;
  mode: 'test';
};

/** Value and weight are line totals. */
export type CustomsItem = {
  id: string;
  object: 'CustomsItem';
  created_at: string;
  updated_at: string;
  description: string | null;
  hs_tariff_number: string | null;
  origin_country: string | null;
  quantity: number;
  value: string;
  weight: number;
  code: string | null;
  mode: 'test';
  manufacturer: string | null;
  currency: string | null;
  eccn: string | null;
  printed_commodity_identifier: string | null;
  /** Present only if the item was created with one. */
  manufacturer_product_id?: string;
  standardized_product_id?: string;
};

export type CustomsInfo = {
  id: string;
  object: 'CustomsInfo';
  created_at: string;
  updated_at: string;
  contents_explanation: string | null;
  contents_type: string | null;
  customs_certify: boolean;
  customs_signer: string | null;
  eel_pfc: string | null;
  non_delivery_option: string | null;
  restriction_comments: string | null;
  restriction_type: string | null;
  mode: 'test';
  declaration: string | null;
  customs_items: CustomsItem[];
};

export type Rate = {
  id: string;
  object: 'Rate';
  created_at: string | null;
  updated_at: string | null;
  mode: 'test';
  service: string;
  carrier: string;
  rate: string;
  currency: string;
  retail_rate: string | null;
  retail_currency: string | null;
  list_rate: string | null;
  list_currency: string | null;
  billing_type: 'easypost' | 'carrier';
  delivery_days: number | null;
  delivery_date: string | null;
  delivery_date_guaranteed: boolean;
  est_delivery_days: number | null;
  shipment_id: string;
  carrier_account_id: string;
};

export type PostageLabel = {
  object: 'PostageLabel';
  id: string;
  created_at: string;
  updated_at: string;
  date_advance: number;
  integrated_form: 'none';
  label_date: string;
  label_resolution: number;
  label_size: string;
  label_type: 'default';
  label_file_type: string;
  label_url: string;
  label_pdf_url: string | null;
  label_zpl_url: string | null;
  label_epl2_url: string | null;
  label_file: string | null;
};

export type Fee = {
  object: 'Fee';
  type: 'LabelFee' | 'PostageFee' | 'InsuranceFee' | 'TrackerFee';
  amount: string;
  charged: boolean;
  refunded: boolean;
};

export type Form = {
  object: 'Form';
  id: string;
  created_at: string;
  updated_at: string;
  mode: 'test';
  form_type: string;
  form_url: string;
  submitted_electronically: boolean | null;
};

export type TrackingLocation = {
  object: 'TrackingLocation';
  city: string | null;
  state: string | null;
  country: string | null;
  zip: string | null;
};

export type TrackingDetail = {
  object: 'TrackingDetail';
  message: string;
  description: string;
  status: string;
  status_detail: string;
  datetime: string;
  source: string;
  carrier_code: string;
  tracking_location: TrackingLocation;
  est_delivery_date: string | null;
};

export type CarrierDetail = {
  object: 'CarrierDetail';
  service: string | null;
  container_type: string | null;
  est_delivery_date_local: string | null;
  est_delivery_time_local: string | null;
  origin_location: string | null;
  origin_tracking_location: TrackingLocation | null;
  destination_location: string | null;
  destination_tracking_location: TrackingLocation | null;
  guaranteed_delivery_date: string | null;
  alternate_identifier: string | null;
  initial_delivery_attempt: string | null;
};

export type Tracker = {
  id: string;
  object: 'Tracker';
  mode: 'test';
  tracking_code: string;
  status: string;
  status_detail: string;
  created_at: string;
  updated_at: string;
  signed_by: string | null;
  weight: number | null;
  est_delivery_date: string | null;
  shipment_id: string | null;
  carrier: string;
  tracking_details: TrackingDetail[];
  carrier_detail: CarrierDetail | null;
  finalized: boolean;
  is_return: boolean;
  public_url: string;
  fees: Fee[];
};

export type TaxIdentifier = {
  entity: string | null;
  tax_id: 'HIDDEN';
  tax_id_type: string | null;
  issuing_country: string | null;
};

export type Shipment = {
  created_at: string;
  is_return: boolean;
  messages: Message[];
  mode: 'test';
  options: Record<string, unknown>;
  reference: string | null;
  status: string;
  tracking_code: string | null;
  updated_at: string;
  batch_id: null;
  batch_status: null;
  batch_message: null;
  customs_info: CustomsInfo | null;
  from_address: Address;
  insurance: string | null;
  order_id: string | null;
  parcel: Parcel;
  postage_label: PostageLabel | null;
  rates: Rate[];
  refund_status: 'submitted' | 'refunded' | 'rejected' | 'not_applicable' | null;
  scan_form: null;
  selected_rate: Rate | null;
  tracker: Tracker | null;
  to_address: Address;
  usps_zone: number | null;
  return_address: Address;
  buyer_address: Address;
  forms: Form[];
  fees: Fee[];
  tax_identifiers?: TaxIdentifier[];
  id: string;
  object: 'Shipment';
};

export type Order = {
  mode: 'test';
  reference: string;
  is_return: boolean;
  options: Record<string, unknown>;
  messages: Message[];
  created_at: string;
  updated_at: string;
  customs_info: null;
  from_address: Address;
  to_address: Address;
  buyer_address: Address;
  return_address: Address;
  shipments: Shipment[];
  rates: Rate[];
  id: string;
  object: 'Order';
};

export type Refund = {
  id: string;
  object: 'Refund';
  created_at: string;
  updated_at: string;
  tracking_code: string;
  confirmation_number: string | null;
  status: 'submitted' | 'refunded' | 'rejected' | 'not_applicable';
  carrier: string;
  shipment_id: string;
};

export type Insurance = {
  id: string;
  object: 'Insurance';
  mode: 'test';
  reference: string | null;
  status: 'new' | 'pending' | 'purchased' | 'failed' | 'cancelled';
  amount: string;
  provider: 'easypost';
  provider_id: string | null;
  to_address: Address | null;
  from_address: Address | null;
  shipment_id: string | null;
  tracking_code: string | null;
  tracker: Tracker | null;
  fee: Fee;
  messages: string[];
  created_at: string;
  updated_at: string;
};

export type PickupRate = {
  mode: 'test';
  service: string;
  rate: string;
  currency: string;
  created_at: string;
  updated_at: string;
  carrier: string;
  pickup_id: string;
  id: string;
  object: 'PickupRate';
};

export type Pickup = {
  id: string;
  object: 'Pickup';
  created_at: string;
  updated_at: string;
  mode: 'test';
  status: 'unknown' | 'scheduled' | 'canceled';
  reference: string | null;
  min_datetime: string;
  max_datetime: string;
  is_account_address: boolean;
  instructions: string | null;
  messages: Message[];
  confirmation: string | null;
  address: Address;
  carrier_accounts: CarrierAccount[];
  pickup_rates: PickupRate[];
};

export type CarrierAccount = {
  id: string;
  object: 'CarrierAccount';
  type: string;
  clone: boolean;
  created_at: string;
  updated_at: string;
  description: string;
  reference: string | null;
  billing_type: 'easypost' | 'carrier';
  readable: string;
  logo: null;
  fields: Record<string, never>;
  credentials: Record<string, string>;
  test_credentials: Record<string, string> | null;
};

export type Webhook = {
  id: string;
  object: 'Webhook';
  mode: 'test';
  url: string;
  created_at: string;
  disabled_at: string | null;
  custom_headers: { name: string; value: string }[];
};

/** Lists and single reads omit `result`; the webhook has all fields. */
export type Event = {
  description: string;
  id: string;
  user_id: string;
  status: 'pending' | 'completed' | 'failed' | 'retrying';
  created_at: string;
  updated_at: string;
  mode: 'test';
  object: 'Event';
  previous_attributes: Record<string, unknown>;
  pending_urls: string[];
  completed_urls: string[];
  result: unknown;
};
