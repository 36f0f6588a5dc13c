import { useState } from 'react';

/** The fields that a person has left, whose faults are said from then on. */
export function useLeft<Field extends string>() {
  const [left, setLeft] = useState<readonly Field[]>([]);
  return {
    hasLeft: (field: Field) => left.includes(field),
    leave: (field: Field) =>
      setLeft((current) => (current.includes(field) ? current : [...current, field])),
  };
}
