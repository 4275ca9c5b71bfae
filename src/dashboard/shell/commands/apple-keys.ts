/** Whether keys are printed as on an Apple keyboard. */
export const appleKeys = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')
