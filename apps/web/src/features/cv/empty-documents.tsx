import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { buttonLook } from '../../ui/button.tsx';

/** What a newcomer sees: the next step, and a sample to look around with. */
export function EmptyDocuments() {
  return (
    <div className="grid justify-items-start gap-5 rounded-panel border border-line bg-surface p-8 sm:p-10">
      <FileText size={28} strokeWidth={1.25} aria-hidden="true" className="text-accent" />
      <div className="grid max-w-lg gap-2">
        <h3 className="font-serif text-lg font-semibold">Create Professional CV</h3>
        <p className="text-soft">
          Type what you did, in any words. Candor phrases it well, asks for the figures that are missing, and
          shows the real page while you type. Nothing is invented.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/cv-builder" className={buttonLook('plain')}>
          Start with your facts
        </Link>
        <Link to="/cv-builder?sample=1" className={buttonLook('quiet')}>
          Look around with sample data
        </Link>
      </div>
    </div>
  );
}
