// The papers of one order.
import { useQuery } from '@tanstack/react-query';
import { listDocuments } from '#contract/documents.ts';
import { call } from '../../lib/api.ts';

export const useDocuments = (orderId: string) =>
  useQuery({
    queryKey: ['documents', orderId],
    queryFn: ({ signal }) => call(listDocuments, { params: { orderId }, signal }),
    // Fetched again each time: a refund adds a correction.
    gcTime: 0,
  });
