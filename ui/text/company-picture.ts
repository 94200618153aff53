/** The company's picture (third document §2, §5). */
export const companyPictureTexts = {
  title: 'Företagsbild',
  description: 'Visas på lönebesked med logotyp, i företagslistan och i menyn.',
  upload: 'Ladda upp bild',
  change: 'Byt bild',
  remove: 'Ta bort',
  dialog: {
    title: 'Ladda upp ny bild',
    description: 'Välj en bild i formatet png eller jpeg, max 5mb.',
    file: 'Bild',
    crop: 'Beskär bilden',
    cropHint: 'Dra i ramen, eller flytta den med piltangenterna.',
    zoomIn: 'Förstora',
    zoomOut: 'Förminska',
    rotate: 'Vrid',
    cancel: 'Avbryt',
    save: 'Spara',
  },
  cropper: {
    rootLabel: 'Beskär bilden',
    rootRoleDescription: 'bildbeskärare',
    previewLoading: 'Läser in bilden',
    selectionLabel: 'Den del av bilden som sparas',
    selectionRoleDescription: 'ram',
    selectionInstructions: 'Flytta ramen med piltangenterna. Ändra storleken med Alt och piltangenterna.',
    selectionValueText: (x: number, y: number, width: number, height: number) =>
      `Vänster ${x}, överkant ${y}, bredd ${width}, höjd ${height} bildpunkter`,
  },
} as const
