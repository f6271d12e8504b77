import { connect, createServer } from 'node:net'

/** @param {number} port */
const isPort = (port) => Number.isInteger(port) && port >= 0 && port <= 65_535

/**
 * False when another process listens there already; what else may be wrong with a port, the server says itself.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export const isFree = (port, host) =>
  new Promise((done) => {
    if (!isPort(port)) return done(true)
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

/**
 * A port that is free on the loopback address.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })

/**
 * Resolves when a server accepts connections there.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export const answers = async (port, host) => {
  const target = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  while (!(await accepts(port, target))) await new Promise((done) => setTimeout(done, 50))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const accepts = (port, host) =>
  new Promise((done) => {
    const socket = connect(port, host)
    socket.once('connect', () => done(socket.end() !== undefined))
    socket.once('error', () => done(false))
  })
