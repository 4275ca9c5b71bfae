/** Development mode ends by itself after this many hours. */
export const developmentHours = 8
