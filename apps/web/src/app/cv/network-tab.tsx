import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { applicationName } from '@candor/domain/applications';
import { companyKey } from '@candor/domain/network';
import { applicationsIn } from '../../features/applications/index.ts';
import { NetworkPanel } from '../../features/network/index.ts';

export interface NetworkTabProps {
  /** The contact that the address names. */
  contactId: string | null;
  onContact: (id: string | null) => void;
}

/** The people somebody knows, with their applications and letters to them. A chunk of its own: most visits do not open it. */
export function NetworkTab({ contactId, onContact }: NetworkTabProps) {
  const [, navigate] = useLocation();
  const { data } = useQuery(applicationsIn('active'));
  const applicationsAt = (company: string) => {
    const key = companyKey(company);
    const there = (data?.applications ?? []).filter((one) => key !== '' && companyKey(one.company) === key);
    return there.map((one) => ({ id: one.id, line: applicationName(one) }));
  };
  return (
    <NetworkPanel
      contactId={contactId}
      onContact={onContact}
      applicationsAt={applicationsAt}
      onApplication={(id) => navigate(`/applications/${id}`)}
      onLetter={({ id }, type) => navigate(`/letter-builder?contact=${id}&type=${type}`)}
    />
  );
}
