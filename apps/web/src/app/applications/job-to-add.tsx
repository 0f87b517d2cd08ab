import { useLocation } from 'wouter';
import { AddJobDialog } from '../../features/applications/index.ts';

interface JobToAddProps {
  /** The words of its advert, if any. */
  advert: string;
  onClose: () => void;
}

/** Takes a job over another screen, and leads to it. A chunk of its own: nobody who only looks loads it. */
export function JobToAdd({ advert, onClose }: JobToAddProps) {
  const [, navigate] = useLocation();
  const open = ({ id }: { id: string }) => {
    onClose();
    navigate(`/applications/${id}`);
  };
  return (
    <AddJobDialog
      start={{ stage: 'saved', advertText: advert }}
      onClose={onClose}
      onSaved={open}
      onOpen={open}
    />
  );
}
