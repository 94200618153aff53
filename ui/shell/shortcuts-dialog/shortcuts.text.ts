/** The descriptions of the product's shortcuts and of the standard keys. */
export const shortcutTexts = {
  title: 'Snabbtangenter',
  groups: { everywhere: 'Överallt', forms: 'Formulär', lists: 'Menyer, listor och dialoger' },
  does: {
    palette: 'Sök eller hoppa till…',
    help: 'Visa snabbtangenter',
    helpPanel: 'Visa hjälp',
    save: 'Spara',
    previousItem: 'Föregående lönebesked',
    nextItem: 'Nästa lönebesked',
  },
  inFields: [
    { keys: ['Shift', 'F1'], does: 'Fältets beskrivning' },
    { keys: ['Alt', '↓'], does: 'Öppna kalendern' },
    { keys: ['Delete'], does: 'Rensa ett val' },
  ],
  fixed: [
    { keys: ['↑', '↓'], does: 'Flytta mellan rader' },
    { keys: ['Enter'], does: 'Välj raden' },
    { keys: ['Home', 'End'], does: 'Till början eller slutet' },
    { keys: ['Esc'], does: 'Stäng det översta' },
  ],
  singleKeysOff: 'Enkla tangenter är avstängda på den här enheten. Du slår på dem i Mina inställningar.',
} as const

type Ours = keyof typeof shortcutTexts.does

/** Returns the shortcuts grouped by context; `keysOf` returns the keys of the product's own. */
export const shortcutGroups = (keysOf: (id: Ours) => readonly string[]) => {
  const line = (id: Ours) => ({ keys: keysOf(id), does: shortcutTexts.does[id] })
  const { everywhere, forms, lists } = shortcutTexts.groups
  return [
    { title: everywhere, shortcuts: [line('palette'), line('helpPanel'), line('help')] },
    { title: forms, shortcuts: [line('save'), ...shortcutTexts.inFields] },
    { title: lists, shortcuts: [...shortcutTexts.fixed, line('previousItem'), line('nextItem')] },
  ]
}
