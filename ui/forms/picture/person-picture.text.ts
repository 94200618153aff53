/** The texts of the picture of a person. */
export const personPictureTexts = {
  title: 'Bild',
  description: (register: 'employees' | 'clients') =>
    register === 'employees'
      ? 'Visas här och i personalregistret för den som får läsa det.'
      : 'Visas här och i registrets lista för den som får läsa det.',
  upload: 'Ladda upp bild',
  change: 'Byt bild',
  remove: 'Ta bort bilden',
} as const
