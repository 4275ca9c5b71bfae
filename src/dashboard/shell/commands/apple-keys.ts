/** Whether this is an Apple keyboard, for the labels of keys. */
export const appleKeys = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')
