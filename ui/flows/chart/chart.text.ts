/** The texts of a flow's chart. */
export const chartTexts = {
  chart: (name: string) => `Diagram över ${name}`,
  keys: 'Piltangenterna flyttar diagrammet, plus och minus zoomar, 0 visar hela.',
  loading: 'Ritar diagrammet…',
  failed: 'Diagrammet kunde inte ritas',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  fit: 'Visa hela',
  zoom: (percent: number) => `${percent} %`,
  matches: (count: number) => (count === 0 ? 'Ingen träff' : count === 1 ? '1 träff' : `${count} träffar`),
  state: (name: string, isActive: boolean, details: string) =>
    [`Tillstånd ${name}`, isActive ? 'aktivt nu' : '', details].filter(part => part !== '').join(', '),
  transition: (cause: string, target: string, count: number) =>
    `Övergång ${cause}, ${target === '' ? 'stannar kvar' : `till ${target}`}, ${chartTexts.taken(count)}`,
  taken: (count: number) => (count === 0 ? 'aldrig tagen' : count === 1 ? 'tagen 1 gång' : `tagen ${count} gånger`),
  count: (count: number) => `×${count}`,
  list: (name: string) => `Tillstånden i ${name}`,
} as const
