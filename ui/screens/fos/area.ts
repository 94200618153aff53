import FileQuestion from 'lucide-react/icons/file-question-mark'
import { right } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'

/** Enquiries to Skatteverket on tax deduction. */
export const fos: Area = {
  screens: [
    {
      name: 'FOS',
      path: '/fos',
      title: 'Förfrågan om skatteavdrag (FOS)',
      icon: FileQuestion,
      words: ['skattetabell', 'jämkning', 'CSR', 'fråga Skatteverket', 'preliminärskatt'],
      access: right('FOS.Read'),
      load: () => import('./fos-screen.tsx'),
    },
  ],
}
