import { department } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** Employees refer to departments by a foreign key. */
export const departments: OwnRegister = {
  place: { table: department, columns: { Avdelning: 'id', BenText: 'name', Overordnad: 'parentId' } },
}
