/** The texts of the image cropper. `spoken` is for assistive technology. */
export const imageCropperTexts = {
  title: 'Beskär bilden',
  hint: 'Dra i ramen, eller flytta den med piltangenterna.',
  zoomIn: 'Förstora',
  zoomOut: 'Förminska',
  spoken: {
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
