import { lazyRouteComponent } from '@tanstack/react-router'

/** `MissingScreen` for routes, whose own code is loaded with the application. */
export const MissingScreen = lazyRouteComponent(() => import('./missing-screen.tsx'), 'MissingScreen')
