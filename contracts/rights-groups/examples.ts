import { rightsWhere } from '../rights/catalogue.ts'
import type { RightsGroup } from './shapes.ts'

/** The rights that time reporting needs. */
export const timeReporting = ['Tidrapport.Read', 'Tidrapport.Write', 'Kalendarie.Read', 'Kalendarie.Write']

/** A rights group for time reporting. */
export const exampleRightsGroup: RightsGroup = {
  Id: '6b7d4c7e-5d1c-4a8e-9b53-0a8c6e4b2f10',
  BenText: 'Tidrapportörer',
  Rights: rightsWhere(right => timeReporting.includes(right)),
}
