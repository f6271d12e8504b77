import { useEffect, useState } from 'react'
import { failureText } from '../../copy/failure-text.ts'
import { liveCopy } from '../../copy/live-copy.ts'
import type { LiveRoomActor } from '../../live/live-actors.ts'
import { useTitleFlash } from '../../live/use-title-flash.ts'
import { useNotify } from '../../notification/use-notify.ts'

/** What a room tells in passing; its beginning also in the title, for who waits in another tab. */
export const useLiveNotices = (room: LiveRoomActor, name: string): void => {
  const notify = useNotify()
  const [begun, setBegun] = useState(false)
  useTitleFlash(begun ? liveCopy.beganTitle(name) : null)
  useEffect(() => {
    const heard = [
      room.on('liveRoom.began', () => {
        notify('information', liveCopy.began(name))
        setBegun(true)
      }),
      room.on('liveRoom.reserved', () => notify('success', liveCopy.reservedNow)),
      room.on('liveRoom.reserveFailed', ({ failure }) =>
        notify('warning', `${liveCopy.reserveFailed}：${failureText(failure)}`),
      ),
      room.on('liveRoom.reservationCancelled', () => notify('success', liveCopy.reservationCancelled)),
      room.on('liveRoom.cancelFailed', ({ failure }) =>
        notify('warning', `${liveCopy.cancelFailed}：${failureText(failure)}`),
      ),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  })
}
