import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';

interface NavLinkProps {
  to: string;
  className: string | ((state: { isActive: boolean }) => string);
  onClick?: () => void;
  children: ReactNode;
}

/** A link that says when it leads to where one is. */
export function NavLink({ to, className, onClick, children }: NavLinkProps) {
  const [isActive] = useRoute(`${to}/*?`);
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'string' ? className : className({ isActive })}
    >
      {children}
    </Link>
  );
}
