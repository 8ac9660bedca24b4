// Centimetres and kilograms to inches and ounces, always rounded up: we never buy less than what is sent.

const CM_PER_INCH = 2.54;
const KG_PER_OUNCE = 0.028349523125;
/** Far below what any scale shows; keeps 25.4 cm at 10.0 in despite floating-point error. */
const DUST = 1e-6;

/** At least a tenth: carriers reject zero. */
const upToTenth = (value: number): number => Math.max(1, Math.ceil(value * 10 - DUST)) / 10;

export const inchesFromCm = (cm: number): number => upToTenth(cm / CM_PER_INCH);

export const ouncesFromKg = (kg: number): number => upToTenth(kg / KG_PER_OUNCE);
