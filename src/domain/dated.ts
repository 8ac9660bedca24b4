// Dated rows of laws and price lists: valid from one day on, some until another.

/** yyyy-MM-dd in Berlin. */
export type Day = string;

export type Dated = {
  /** First day. */
  from: Day;
  /** First day on which it no longer holds. */
  until?: Day;
};

export const inForce = ({ from, until }: Dated, on: Day): boolean =>
  from <= on && (until === undefined || on < until);
