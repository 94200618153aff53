import { type Register, textOfNew } from '#contracts/registers/register.ts'

/** The texts of the screens of registers. */
export const registerTexts = {
  create: textOfNew,
  empty: ({ title }: Register) => `Här står ${title.toLocaleLowerCase('sv')}.`,
  emptyAction: ({ isNeuter }: Register) => `Lägg till ${isNeuter ? 'det' : 'den'} första.`,
  copy: 'Kopiera',
  remove: 'Ta bort',
  back: ({ title }: Register) => `Till ${title.toLocaleLowerCase('sv')}`,
  /** The line under the title of a new item. */
  copyOf: (code: string) => `En kopia av ${code}. Ange en ny kod.`,
  readOnly: 'Du kan läsa, men inte ändra, i det här registret.',
  question: (count: number) => ({
    title: `Ta bort ${count} ${count === 1 ? 'post' : 'poster'}?`,
    text: 'De tas bort ur registret. Det går inte att ångra. Poster som används blir kvar.',
  }),
} as const
