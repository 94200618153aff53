/** The texts of the dialog that uploads a picture (third document §2, §5). */
export const pictureDialogTexts = {
  title: 'Ladda upp ny bild',
  description: 'Välj en bild i formatet png eller jpeg, max 5mb.',
  file: 'Bild',
  chooseAgain: 'Sidan har laddats om, och den valda bilden följde inte med. Välj den igen.',
  cancel: 'Avbryt',
  save: 'Spara',
} as const
