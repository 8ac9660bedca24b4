// Who runs the site could not be found out: says so, and asks again.
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useCompany } from './use-company.ts';

export function CompanyFailed({ query }: { query: ReturnType<typeof useCompany> }) {
  const { legal, errors } = useText();
  return (
    <Notice
      tone="bad"
      title={legal.failed}
      action={
        <Button onClick={() => void query.refetch()} busy={query.isFetching}>
          {errors.retry}
        </Button>
      }
    />
  );
}
