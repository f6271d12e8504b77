/**
 * React, evaluated where it stands: in the build it is a script of its own (`scripts/vite/chunks.ts`), so that the
 * browser may paint and answer between it and the app.
 */
import 'react-dom/client'
