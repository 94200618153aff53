/**
 * The ends of neuter nouns among the labels of keys. Labels such as 'Gäller från' stand for a date.
 */
const neuter = /(avtal|konto|nummer|uppdrag|schema|datum|från|namn|id)$/i

/** Returns the request for another value of a field, such as 'Välj ett annat.' for 'Konto'. */
export const chooseAnother = (label: string): string => (neuter.test(label) ? 'Välj ett annat.' : 'Välj en annan.')
