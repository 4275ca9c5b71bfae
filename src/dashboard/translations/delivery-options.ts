/** How the result of a run is written. */
export const deliveryOptions = [
  {
    value: 'automatic',
    label: 'Automatic',
    hint: 'Written to the translated space at once, or as a change request where merge rules apply.',
  },
  {
    value: 'change-request',
    label: 'Change request',
    hint: 'Always one open change request, which later runs extend.',
  },
] as const
