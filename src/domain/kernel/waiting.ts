/** What a composer hears of something that it handed in and that the server has not answered yet: an outbox sends it once there is a way. */
export type Waiting = 'waits'
