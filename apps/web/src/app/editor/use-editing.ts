import { useLayoutEffect, useState } from 'react';

/** Whether the written text is under the person's hand; it begins at its top. */
export function useEditing() {
  const [isEditing, setIsEditing] = useState(false);
  useLayoutEffect(() => {
    if (isEditing) scrollTo(0, 0);
  }, [isEditing]);
  return [isEditing, setIsEditing] as const;
}
