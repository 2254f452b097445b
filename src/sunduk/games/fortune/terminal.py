"""x"""
from sunduk.core.canvas import Canvas
def canvas(s, seat, words, tables):
    p = Canvas(10,1); p.put(0,0,"x"); return p
