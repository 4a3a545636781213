/** 4:05, 1:02:03, 2 d 4 h. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (n: number): string => String(n).padStart(2, '0');
  const rest = `${two(seconds % 60)}`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
