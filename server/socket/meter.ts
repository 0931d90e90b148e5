/** Where sockets report what passes through them; nothing of what was said. */
export interface SocketMeter {
  asked(type: string, milliseconds: number): void;
  refused(kind: string): void;
  closed(code: number): void;
}
