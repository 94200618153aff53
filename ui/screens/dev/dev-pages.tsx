import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import Widgets from './widgets.tsx'

const router = createBrowserRouter([{ path: '/dev/widgets/:section?', element: <Widgets /> }])

/** Renders the pages that show the widgets in all their states. */
export default function DevPages() {
  return <RouterProvider router={router} />
}
