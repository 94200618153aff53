/**
 * Whether demo data is wanted: in the embedded database unless DEMO_DATA is off, in another only when it is on, so that
 * no installation gets accounts with a known password by accident.
 *
 * @param setting DEMO_DATA
 */
export const wantsDemoData = (setting: 'on' | 'off' | undefined, isEmbedded: boolean): boolean =>
  setting === undefined ? isEmbedded : setting === 'on'
