import { eventTrack } from '#contract/tracking/event.ts'
import { callServer } from '../api/call.ts'

/** Opening these pages is counted; a count that fails must not disturb anybody. */
const TRACKED = new Set(['征信资产', '金融资产', '政策资产'])

export function trackOpening(title: string): void {
  if (!TRACKED.has(title)) return
  const event = { eventCode: 'sidebar', eventName: title, pageUrl: location.pathname, clientType: 'web' }
  void callServer(eventTrack.saveEventTrack, event, { silent: true }).catch(() => {})
}
