/** A request that cannot be met, with the reason for the person at the terminal. */
export class NewFlowRefused extends Error {}

export interface FlowNames {
  /** The folder of its subject: salary-years. */
  readonly subject: string
  /** The folder of the flow: year-report. */
  readonly name: string
  /** The systemId: yearReport. */
  readonly id: string
  /** The first part of its types: YearReport. */
  readonly type: string
  /** In sentences: year report. */
  readonly words: string
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** The folders of machines/ that are no subject. */
const noSubjects = ['app', 'kit']
/** Names whose types would be those of the kit. */
const taken = ['machine', 'scenario', 'snapshot']

/** @throws NewFlowRefused */
export function namesOf(subject: string | undefined, name: string | undefined): FlowNames {
  if (!subject || !name)
    throw new NewFlowRefused('Give a subject and a name: npm run new:flow salary-years year-report')
  for (const each of [subject, name]) {
    if (!kebab.test(each) || each.length > 40) {
      throw new NewFlowRefused(`${each} is no name: write small letters and digits, with hyphens between words.`)
    }
  }
  if (noSubjects.includes(subject)) throw new NewFlowRefused(`machines/${subject} is no subject: choose another.`)
  if (taken.includes(name)) throw new NewFlowRefused(`${name} says too little: choose a name of its own.`)
  const type = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  return { subject, name, id: type.charAt(0).toLowerCase() + type.slice(1), type, words: name.replaceAll('-', ' ') }
}
