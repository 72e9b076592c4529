import { oauth } from '#contract/identity/auth.ts'
import { callServer } from '../api/call.ts'
import { queries } from '../api/queries.tsx'
import { forgetEverything } from './end.ts'

/** Ends the session here and on the server; the next login starts at the home page. */
export async function leave(): Promise<void> {
  await callServer(oauth.logout, {}, { silent: true }).catch(() => {})
  forgetEverything()
  queries.clear()
  location.assign('/login?redirect=/homepage')
}
