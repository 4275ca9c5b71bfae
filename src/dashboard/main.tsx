import './look/fonts.css'
import './look/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureClient } from './api/configure-client.ts'
import { makeQueryClient } from './api/query-client.ts'
import { beginCode, makeRouter } from './router.ts'
import { measureGutter } from './shell/scrollbar-gutter.ts'
import { followTheme } from './shell/theme.ts'

followTheme()
measureGutter()
configureClient()

const queryClient = makeQueryClient(() => {
  const { pathname, href } = router.state.location
  if (pathname !== '/sign-in' && pathname !== '/setup' && !pathname.startsWith('/invite/')) {
    void router.navigate({ to: '/sign-in', search: { returnTo: href } })
  }
})
const router = makeRouter(queryClient)
beginCode(router)
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
