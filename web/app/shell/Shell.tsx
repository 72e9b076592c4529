import { Outlet } from 'react-router'

export function clientLoader() {
  return null
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <p>skeleton</p>
}

export default function Shell() {
  return <Outlet />
}
