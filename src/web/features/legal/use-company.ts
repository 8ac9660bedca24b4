// The company that runs the site; fetched by the legal pages only.
import { useQuery } from '@tanstack/react-query';
import { fetchCompany } from '#contract/company.ts';
import { call } from '../../lib/api.ts';

export const useCompany = () => useQuery({ queryKey: ['company'], queryFn: () => call(fetchCompany) });
