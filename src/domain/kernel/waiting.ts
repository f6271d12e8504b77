/** What a composer is told about a text that was handed in and is not acknowledged yet: an outbox sends it when it can. */
export type Waiting = 'waits'
