import { eventTrack } from '#contract/tracking/event.ts'
import { serve } from '#server/kit/serve.ts'
import { saveEvent } from './events.ts'

export const trackingRoutes = serve(eventTrack, { saveEventTrack: saveEvent })
