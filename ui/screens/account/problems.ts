/** The fields that can hold an error. */
export type FieldName = 'Namn' | 'Epost' | 'Mobil' | 'requireSMSVerification' | 'CurrentPassword'
/** What is wrong with each field, in words. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>
