import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Link } from 'wouter';
import { isWithinLimit, limitLabel, planTitles } from '@candor/domain/billing';
import { Switch } from '../../ui/switch.tsx';
import { mySubscription } from './api.ts';
import type { DraftForm } from './draft-form.ts';

/** The plan, what of it is used, and the brand line for the plans that may leave it out. */
export function PlanOptions({ form }: { form: DraftForm }) {
  const { data } = useQuery(mySubscription);
  const { field } = useController({ control: form.control, name: 'isBrandFree' });
  if (!data) return null;
  const { currentPlan, cvUsage, cvLimit, brandFree, billing } = data;
  const plan = planTitles[currentPlan];
  return (
    <section aria-label={t`Plan`} className="grid gap-3 py-4">
      {brandFree ? (
        <Switch
          label={t`Brand-free CV`}
          hint={t`Leaves out the small "Made with Candor" line.`}
          isOn={field.value}
          onChange={field.onChange}
        />
      ) : (
        <p className="text-sm text-soft">
          <Trans>
            Pages carry a small “Made with Candor” line. The Premium and Professional plans leave it out.
          </Trans>
        </p>
      )}
      {billing !== 'off' && (
        <p className="text-sm text-soft tabular">
          <Trans>
            <span className="font-medium text-ink">{plan} plan</span>: {cvUsage} of {limitLabel(cvLimit)} CVs
            this month.
          </Trans>{' '}
          {!isWithinLimit(cvUsage, cvLimit) && `${t`You can still edit and download your CVs.`} `}
          <Link to="/subscription" className="text-accent underline underline-offset-4">
            <Trans>See plans</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}
