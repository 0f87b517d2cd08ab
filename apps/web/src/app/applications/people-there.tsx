import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { ContactsAtCompany } from '../../features/network/index.ts';

/** Whom the person knows at the company of an application, with the way to them. */
export function PeopleThere({ company }: { company: string }) {
  const navigate = useNavigate();
  return (
    <Suspense>
      <ContactsAtCompany
        company={company}
        onOpen={(id) => void navigate(`/cv-builder?tab=network&contact=${id}`)}
      />
    </Suspense>
  );
}
