import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Link, useLocation } from 'wouter';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useSections, type SettingsSection } from './use-sections.ts';

/** Leads to each part of the settings: a list beside them, on narrow screens one field above them. */
export function SettingsIndex() {
  const sections = useSections();
  return (
    <>
      <SectionList sections={sections} />
      <SectionChoice sections={sections} />
    </>
  );
}

function SectionList({ sections }: { sections: readonly SettingsSection[] }) {
  const { hash } = useHistoryEntry();
  const linkTo = ({ id, title }: { id: string; title: string }, className: string) => (
    <Link
      to={`/settings#${id}`}
      aria-current={hash === `#${id}` ? 'location' : undefined}
      className={clsx(
        'block rounded-control px-3 py-1.5 transition-colors duration-100 hover:bg-wash',
        hash === `#${id}` && 'bg-wash',
        className,
      )}
    >
      {title}
    </Link>
  );
  return (
    <nav aria-label={t`Sections of the settings`} className="-ms-3 max-xl:hidden">
      <ul className="sticky top-20 grid gap-4">
        {sections.map((section) => (
          <li key={section.id}>
            {linkTo(section, 'text-base font-medium')}
            {section.parts.length > 0 && (
              <ul>
                {section.parts.map((part) => (
                  <li key={part.id}>{linkTo(part, 'text-sm text-soft hover:text-ink')}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionChoice({ sections }: { sections: readonly SettingsSection[] }) {
  const { hash } = useHistoryEntry();
  const [, navigate] = useLocation();
  return (
    <div className="sticky top-(--above) z-20 -mx-4 border-b border-line bg-canvas px-4 py-2 sm:-mx-6 sm:px-6 xl:hidden">
      <SelectField
        label={t`Go to section`}
        isLabelHidden
        value={hash.slice(1)}
        onChange={({ target }) => navigate(`/settings#${target.value}`)}
      >
        <option value="" disabled>{t`Go to section`}</option>
        {sections.flatMap(({ id, title, parts }) => [
          <option key={id} value={id}>
            {title}
          </option>,
          ...parts.map((part) => (
            <option key={part.id} value={part.id}>
              {'\u2003'}
              {part.title}
            </option>
          )),
        ])}
      </SelectField>
    </div>
  );
}
