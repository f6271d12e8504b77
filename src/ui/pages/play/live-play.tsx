import { CoursePlay, type CoursePlayProps } from './course-play.tsx'
import { LiveView } from './live-view.tsx'

/** A live course while its sessions are watched. */
export const LivePlay = ({ place }: Pick<CoursePlayProps, 'place'>) => (
  <CoursePlay place={place} View={LiveView} />
)
