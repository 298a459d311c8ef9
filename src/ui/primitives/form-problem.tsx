import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Why a form as a whole could not be sent. */
export const FormProblem = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p
    role="alert"
    className={clsx(
      'rounded-control px-4 py-3 text-danger shadow-[inset_0_0_0_1px_currentColor] wrap-anywhere',
      className,
    )}
    {...rest}
  />
);
