// The security tab, loaded on demand: what protects the account and what ends it.
import { AccountDeletion } from './account-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { OtherDevices } from './other-devices.tsx';
import { PasswordChange } from './password-change.tsx';

export function SecurityPart({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PasswordChange email={email} />
      <OtherDevices />
      <DataExport />
      <AccountDeletion />
    </div>
  );
}
