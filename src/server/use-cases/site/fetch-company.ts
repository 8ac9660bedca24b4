// Who runs the site, from the configuration: the imprint's facts and no more.
import type { ReplyOf } from '#contract/endpoint.ts';
import type { fetchCompany as endpoint } from '#contract/company.ts';
import type { Context } from '../../context.ts';

/** The bank account stays out: it is for invoices. */
export const fetchCompany = ({ config: { company, arbitration } }: Context): ReplyOf<typeof endpoint> => ({
  success: true,
  name: company.name,
  address: [...company.address],
  directors: company.directors,
  register: company.register,
  vatId: company.vatId,
  email: company.email,
  phone: company.phone,
  arbitration,
});
